import 'reflect-metadata';
import { runService } from '@vybac/platform';
import { notificationsService } from './index';

void runService(notificationsService);
