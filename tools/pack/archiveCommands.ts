/** What is run in the archive, as the project calls it too, and the file of `tools/` that does it. */
export const archiveCommands = {
  serve: 'serveSchool',
  admin: 'admin',
  migrate: 'migrate',
  backup: 'backup',
  restore: 'backup',
  erase: 'erase',
} as const
