/**
 * Where generated cases start: the same at each run, so that the suite says the same of the same code and a change is
 * not refused for what chance alone found. `PROPERTY_SEED` takes another number (`npm run test:properties` chances one).
 */
export const PROPERTY_SEED = Number(process.env['PROPERTY_SEED'] ?? 20261125)
