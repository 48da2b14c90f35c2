import { Alerts } from './alerts.service';
import { FoundStore } from './found.store';
import { Matching } from './matching.service';
import { SavedSearchesController } from './saved-searches.controller';
import { SavedSearchesJobs } from './saved-searches.jobs';
import { SavedSearchesReactions } from './saved-searches.reactions';
import { SavedSearches } from './saved-searches.service';
import { SavedSearchesStore } from './saved-searches.store';

export const savedSearchControllers = [SavedSearchesController, SavedSearchesReactions];
export const savedSearchProviders = [
  SavedSearchesStore,
  FoundStore,
  SavedSearches,
  Matching,
  Alerts,
  SavedSearchesJobs,
];
