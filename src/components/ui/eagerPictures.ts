/** As many pictures of a list as are in sight at once: they do not wait to be loaded. */
export const EAGER_PICTURES = 3
