export { Mail, type MailMessage } from './mail';
export { type KeptMail, MailboxMail } from './mailbox-mail';
export * from './register-mailbox';
export * from './smtp-mail';
export * from './letter';
