/** What to look at before a post is published: PHP's `BeforePublishing` enqueues it. */
import { registerPlugin } from '@wordpress/plugins';
import { BeforePublishing } from './panel';

registerPlugin( 'hvac-blocks-before-publishing', { render: BeforePublishing } );
