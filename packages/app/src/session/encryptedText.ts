import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'

const cipher = managedNonce(xchacha20poly1305)

// It travels with the app, so it hides nothing from its owner: it shows when something was changed by hand.
const key = Uint8Array.from('maktab: a role is drawn, not given'.slice(0, 32), (letter) => letter.charCodeAt(0))

const bytes = (text: string) => new TextEncoder().encode(text)

/** Encrypts a text for one purpose; under another purpose it can't be read. */
export function encryptText(text: string, purpose: string): string {
  return btoa(String.fromCharCode(...cipher(key, bytes(purpose)).encrypt(bytes(text))))
}

/** A name for a text from which the text can't be read at a glance, always the same one: the seal of nothing under it. */
export function hashText(text: string): string {
  const seal = xchacha20poly1305(key, new Uint8Array(24), bytes(text)).encrypt(new Uint8Array())
  return Array.from(seal, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The text again, or undefined when it was changed, is of another purpose, or was never encrypted here. */
export function decryptText(sealed: string, purpose: string): string | undefined {
  try {
    const box = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(cipher(key, bytes(purpose)).decrypt(box))
  } catch {
    return undefined
  }
}
