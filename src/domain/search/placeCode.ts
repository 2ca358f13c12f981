const CODE = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/

/** Whether a text may be the code of a place (`gent-9000`, `kust`, `2018`); whether there is one the site API knows. */
export const isPlaceCode = (text: string): boolean => CODE.test(text)
