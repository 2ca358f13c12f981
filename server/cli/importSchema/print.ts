import { importSchema } from './importSchema'

/** `npm run -s schema:import` writes what this prints into docs/import.schema.json. */
console.log(JSON.stringify(importSchema(), null, 2))
