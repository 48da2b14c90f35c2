import 'reflect-metadata';
import { runService } from '@vybac/platform';
import { messagingService } from './index';

void runService(messagingService);
