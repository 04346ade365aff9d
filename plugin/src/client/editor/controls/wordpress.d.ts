import type { ComponentType } from 'react';

/** What the published types of WordPress' scripts lack. */
declare module '@wordpress/block-editor' {
	export const MediaReplaceFlow: ComponentType< {
		mediaId?: number;
		allowedTypes: string[];
		accept: string;
		name: string;
		onSelect: ( media: { id?: number; url?: string } ) => void;
	} >;
}
