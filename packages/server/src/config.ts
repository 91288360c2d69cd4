import { join } from 'node:path'

export type Config = {
  port: number
  host: string
  /** Where the database, the pictures and the outbox are, unless other places are named. */
  dataFolder: string
  /** PostgreSQL instead of the file in the data folder. */
  databaseUrl: string | undefined
  /** The school's address as people type it; links in mails begin with it. */
  publicUrl: string
  /** `smtp://…`; without it mails go to an outbox folder. */
  smtpUrl: string | undefined
  mailFrom: string
}

/** A setting of the environment that can't be used; the message names it. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>

/** Reads the settings of the environment; whatever is not set has a default that works. */
export function readConfig(environment: Environment, defaultFolder: string): Config {
  const port = Number(environment['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`PORT must be a number between 0 and 65535, not "${environment['PORT']}".`)
  }
  const databaseUrl = environment['DATABASE_URL'] || undefined
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.')
  }
  const smtpUrl = environment['SMTP_URL'] || undefined
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl)) {
    throw new ConfigError('SMTP_URL must begin with smtp:// or smtps://.')
  }
  const publicUrl = environment['PUBLIC_URL'] ?? `http://localhost:${port}`
  if (!URL.canParse(publicUrl)) throw new ConfigError(`PUBLIC_URL must be an address, not "${publicUrl}".`)
  return {
    port,
    host: environment['HOST'] ?? '0.0.0.0',
    dataFolder: environment['DATA_FOLDER'] ?? join(defaultFolder, 'data'),
    databaseUrl,
    publicUrl: publicUrl.replace(/\/$/, ''),
    smtpUrl,
    mailFrom: environment['MAIL_FROM'] ?? 'Maktab <no-reply@localhost>',
  }
}
