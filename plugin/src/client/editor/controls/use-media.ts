import { fileOf } from '@client/domain/library-file';
import { speak } from '@wordpress/a11y';
import { useDispatch, useSelect } from '@wordpress/data';
import { _x } from '@wordpress/i18n';

/** A file as the media library returns it. */
export interface Media {
	id: number;
	url?: string;
}

interface Attachment extends Media {
	source_url: string;
	alt_text: string;
}

interface CoreStore {
	getEntityRecord: ( ...query: unknown[] ) => Attachment | undefined;
	hasFinishedResolution: ( selector: string, query: unknown[] ) => boolean;
}

type MediaUploader = ( options: {
	allowedTypes: string[];
	filesList: File[];
	onFileChange: ( media: Array< Partial< Media > > ) => void;
	onError: ( error: unknown ) => void;
} ) => void;

interface EditorStore {
	getSettings: () => { mediaUpload?: MediaUploader };
}

interface NoticesStore {
	createErrorNotice: ( text: string, options: { type: 'snackbar' } ) => void;
}

/**
 * A file in the media library.
 *
 * @param id of the file
 * @return the file once it is loaded, and whether it turned out to be missing
 */
export const useMedia = ( id: number ): { media: Attachment | undefined; isMissing: boolean } =>
	useSelect(
		( select: ( store: string ) => unknown ) => {
			const core = select( 'core' ) as CoreStore;
			const query = [ 'postType', 'attachment', id, { context: 'view' } ];
			const media = core.getEntityRecord( ...query );

			return { media, isMissing: ! media && core.hasFinishedResolution( 'getEntityRecord', query ) };
		},
		[ id ]
	);

/** Says that a file was chosen, as `MediaReplaceFlow` does by itself. */
export const sayChosen = (): void => speak( _x( 'Chosen', 'a picture or file', 'hvac-blocks' ), 'assertive' );

/**
 * Uploads an image to the media library; errors appear as the editor's own notices.
 *
 * @param onDone receives the stored file
 * @return uploads the first of several files; undefined if the user may not upload
 */
export function usePictureUpload( onDone: ( media: Media ) => void ): ( ( files: File[] ) => void ) | undefined {
	const mediaUpload = useSelect(
		( select: ( store: string ) => unknown ) =>
			( select( 'core/block-editor' ) as EditorStore | undefined )?.getSettings().mediaUpload,
		[]
	);
	const notices = useDispatch( 'core/notices' ) as NoticesStore;

	return (
		mediaUpload &&
		( ( files ) => {
			let isDone = false;

			mediaUpload( {
				allowedTypes: [ 'image' ],
				filesList: files.slice( 0, 1 ),
				// Before it is stored, a preview has no ID. If the browser generates the smaller sizes, WordPress
				// reports the stored file again after each: keep what the editor has written about it since.
				onFileChange: ( [ media ] ) => {
					if ( media?.id && ! isDone ) {
						isDone = true;
						onDone( fileOf( media ) );
						sayChosen();
					}
				},
				onError: ( error ) =>
					notices.createErrorNotice( error instanceof Error ? error.message : String( error ), {
						type: 'snackbar',
					} ),
			} );
		} )
	);
}
