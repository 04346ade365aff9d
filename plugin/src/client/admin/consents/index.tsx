import { mount } from '../shared/mount';
import { App } from './app';
import './consents.scss';

mount( <App /> );
