import { screen } from './http/screen'

// Some seconds where the program was never loaded: who looks on is told before that. Everything else is in `program.ts`.
if (screen.isTTY && process.env['LOG_FORMAT'] !== 'json') screen.progress('Starting')
void import('./program')
