import { mount } from 'svelte'
import './page.css'
import { warm } from './games'
import App from './shell/App.svelte'
import { settings } from './shell/settings.svelte'

// At a table that is new here only the server knows which game it is.
if (settings.game || location.pathname === '/') warm(settings.game)

mount(App, { target: document.getElementById('page')! })
