import '@fontsource/alegreya/latin-500.css'
import '@fontsource/alegreya/latin-500-italic.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/alegreya-sc/latin-700.css'
import '@fontsource/grenze-gotisch/latin-600.css'
import './css/tokens.css'
import './css/base.css'
import './css/parts.css'
import './css/phone.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('page')
if (target) mount(App, { target })
