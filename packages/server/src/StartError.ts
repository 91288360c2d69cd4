import { ConfigError } from './config.ts'

/** Why a school can't be opened, backed up or restored: one sentence for whoever runs it, who needs no stack. */
export class StartError extends ConfigError {}
