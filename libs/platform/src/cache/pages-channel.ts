/**
 * Channel on which a service tells all processes that keep visitors' pages that these show something else from now on. The
 * word itself carries nothing.
 */
export const pagesChannel = 'pages';
