const MAX_NAME_LENGTH = 40

/**
 * A name that is nothing but one; else the ID that the school gave, and without one nothing: whoever registers somebody
 * else’s e-mail would have the school send them any words (docs/security.md).
 */
export function getSafeName(name: string, code: string | null): string | null {
  const isPlain = name.length <= MAX_NAME_LENGTH && /^[\p{L}\p{M} ’'-]+$/u.test(name)
  return isPlain ? name : code
}
