/** The width of a record's page on wide screens: two columns of 630 px and the page's gutters. */
export const recordWidth = '1328px';
