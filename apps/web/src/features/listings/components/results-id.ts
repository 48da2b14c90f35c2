/** Of the heading of what was found. */
export const resultsId = 'results';
