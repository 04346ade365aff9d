import { mount } from '../shared/mount';
import { App } from './app';
import './rebates.scss';

mount( <App /> );
