import { register } from '@client/editor/register';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

register( metadata, Edit );
