import { toast } from 'react-hot-toast/headless'
import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The library registers this only for the first file that imports it, and test files share modules.
beforeEach(cleanup)

// An error toast of an earlier test could cover what the next test presses.
beforeEach(() => toast.remove())
