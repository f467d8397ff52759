import { createRoot } from 'react-dom/client'
import { ApiExplorer } from './api-explorer'

const place = document.getElementById('explorer')
if (!place) throw new Error('The page has no element with the id "explorer".')
createRoot(place).render(<ApiExplorer />)
