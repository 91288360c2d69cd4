// Self-hosted. The browser fetches a file only when the page contains characters of its range.
import './fonts.css'
