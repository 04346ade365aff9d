import { mount } from '../shared/mount';
import { App } from './app';
import './setup.scss';

mount( <App /> );
