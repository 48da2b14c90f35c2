export { ConfirmDialog } from '@vybac/ui';
