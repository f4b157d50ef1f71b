import { mount } from 'svelte'
import './page.css'
import { warm } from './games'
import App from './shell/App.svelte'
import { settings } from './shell/settings.svelte'

warm(settings.game)

mount(App, { target: document.getElementById('page')! })
