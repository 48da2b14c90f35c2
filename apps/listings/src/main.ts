import 'reflect-metadata';
import { runService } from '@vybac/platform';
import { listingsService } from './index';

void runService(listingsService);
