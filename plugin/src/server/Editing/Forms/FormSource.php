<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * What a form's lead is sent as, where a page says so in the address of the form it leads to. Only the sources that the
 * form's definition lists for the page's language count.
 */
final readonly class FormSource {
	/** The page's query argument. */
	public const QUERY = 'source';

	/** The form on the page that cards of dealers lead to. */
	private const LINKED_FORM = 'contact-dealer';

	/** The source that the page's address names; empty where it names none of the form's. */
	public static function asked_for( BlockContext $context, FormDefinition $form ): string {
		return self::known( $context->query( self::QUERY ), $form, $context->language );
	}

	/** The source, where the form has it; else empty. */
	public static function known( string $source, FormDefinition $form, Language $language ): string {
		return in_array( $source, $form->sources( $language ), true ) ? $source : '';
	}

	/** The contact page's address with a source in it. */
	public static function in_address( string $url, BlockContext $context, string $source ): string {
		$known = '' === $source ? '' : self::known( $source, $context->service( FormLibrary::class )->get( self::LINKED_FORM ), $context->language );

		return '' === $known ? $url : add_query_arg( self::QUERY, rawurlencode( $known ), $url );
	}
}
