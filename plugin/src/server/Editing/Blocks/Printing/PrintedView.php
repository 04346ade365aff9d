<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

use WP_HTML_Processor;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The HTML that a `view.php` printed, with a comment for each slot. */
final class PrintedView extends WP_HTML_Tag_Processor {
	/** The processor reads these and all that is in them as one. */
	private const WHOLE = array( 'IFRAME', 'NOEMBED', 'NOFRAMES', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'XMP' );

	/** @var array<int, list<string>> the elements that each slot stands in, in the order of their comments */
	public array $slots = array();

	/**
	 * Drops what stands between tags for legibility alone: white space that has a line break or a tab (PHP takes the line break after
	 * its closing tag), at a text's ends. Finds the slots on the way.
	 */
	public function read(): string {
		$open  = array();
		$html  = '';
		$from  = 0;

		while ( $this->next_token() ) {
			$type = $this->get_token_type();

			if ( '#text' === $type ) {
				// Written anew once: the processor copies all of the HTML for each change.
				$this->set_bookmark( 'text' );
				[ $start, $length ] = array( $this->bookmarks['text']->start, $this->bookmarks['text']->length );

				$html .= substr( $this->html, $from, $start - $from ) . preg_replace( '/^ *[\t\r\n]\s*| *[\t\r\n]\s*$/', '', substr( $this->html, $start, $length ) );
				$from  = $start + $length;
			} elseif ( '#comment' === $type && str_starts_with( $this->get_modifiable_text(), 'slot ' ) ) {
				$this->slots[] = $open;
			} elseif ( '#tag' === $type ) {
				$name = (string) $this->get_tag();

				if ( $this->is_tag_closer() ) {
					array_pop( $open );
				} elseif ( ! $this->has_self_closing_flag() && ! WP_HTML_Processor::is_void( $name ) && ! in_array( $name, self::WHOLE, true ) ) {
					$open[] = $name;
				}
			}
		}

		return $html . substr( $this->html, $from );
	}
}
