/** Mean radius of the earth, in km. */
export const EARTH_KM = 6371

/** Length of a degree of latitude, in km. */
export const KM_PER_DEGREE = (EARTH_KM * Math.PI) / 180
