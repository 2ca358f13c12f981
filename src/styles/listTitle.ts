/** Letters of the heading of a list on a desktop: one size, so that it does not change from list to list. */
export const LIST_TITLE_SIZE = '2.5rem'
