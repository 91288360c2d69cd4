/** OWASP's minimum for argon2id: 19 MiB, two passes. */
export const argon2Options = { memory: 19_456, passes: 2, parallelism: 1 }
