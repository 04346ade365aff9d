<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * The source of a form's lead, if a page names it in the address of the form that it links to. Only the sources that the form's definition lists for the
 * page's language are accepted.
 */
final readonly class FormSource {
	/** The page's query argument. */
	public const QUERY = 'source';

	/** The form on the page that dealer cards link to. */
	private const LINKED_FORM = 'contact-dealer';

	/** Returns the source named by the page's address; empty if the form does not have it. */
	public static function asked_for( BlockContext $context, FormDefinition $form ): string {
		return self::known( $context->query( self::QUERY ), $form, $context->language );
	}

	/** Returns the source if the form has it; otherwise an empty string. */
	public static function known( string $source, FormDefinition $form, Language $language ): string {
		return in_array( $source, $form->sources( $language ), true ) ? $source : '';
	}

	/** Returns the contact page's address with a source. */
	public static function in_address( string $url, BlockContext $context, string $source ): string {
		$known = '' === $source ? '' : self::known( $source, $context->service( FormLibrary::class )->get( self::LINKED_FORM ), $context->language );

		return '' === $known ? $url : add_query_arg( self::QUERY, rawurlencode( $known ), $url );
	}
}
