/** The currency of prices that no listing carries yet: filters and the form (spec 2 §9; the server decides on each listing's). */
export const shownCurrency = 'USD';
