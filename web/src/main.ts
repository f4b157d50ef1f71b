import { mount } from 'svelte'
import './page.css'
import App from './shell/App.svelte'

mount(App, { target: document.getElementById('page')! })
