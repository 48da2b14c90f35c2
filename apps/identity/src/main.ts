import 'reflect-metadata';
import { runService } from '@vybac/platform';
import { identityService } from './index';

void runService(identityService);
