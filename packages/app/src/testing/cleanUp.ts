import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The library says so for the first file alone that reads it, and files share what they read.
beforeEach(cleanup)
