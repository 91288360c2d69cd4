/**
 * What the environment may say of a demonstration, which never touches the data, mail or pictures of a real school.
 * Everybody knows its passwords: unless it is told otherwise, only this machine reaches it.
 */
export function pickDemoSettings({ PORT, HOST, OUTBOX_FOLDER }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PORT, HOST: HOST || '127.0.0.1', OUTBOX_FOLDER }
}
