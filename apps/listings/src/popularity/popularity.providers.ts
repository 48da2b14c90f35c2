import { ActsStore } from './acts.store';
import { PopularityController } from './popularity.controller';
import { PopularityJobs } from './popularity.jobs';
import { PopularityReactions } from './popularity.reactions';
import { Popularity } from './popularity.service';
import { PopularityStore } from './popularity.store';

export const popularityControllers = [PopularityController, PopularityReactions];
export const popularityProviders = [ActsStore, PopularityStore, Popularity, PopularityJobs];
