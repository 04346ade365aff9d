import { mount } from '../shared/mount';
import { App } from './app';
import './leads.scss';

mount( <App /> );
