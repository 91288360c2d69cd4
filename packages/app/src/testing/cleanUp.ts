import { toast } from 'react-hot-toast/headless'
import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The library says so for the first file alone that reads it, and files share what they read.
beforeEach(cleanup)

// What one test was told stays if it is an error, or the pointer is over it, and may lie over what the next one presses.
beforeEach(() => toast.remove())
