<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

use WP_HTML_Processor;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The HTML that a `view.php` printed, with a comment for each slot. */
final class PrintedView extends WP_HTML_Tag_Processor {
	/** The processor reads each of these with its content as one token. */
	private const WHOLE = array( 'IFRAME', 'NOEMBED', 'NOFRAMES', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'XMP' );

	/** @var array<int, list<string>> the ancestors of each slot, in the order of their comments */
	public array $slots = array();

	/**
	 * Drops white space that is only there for legibility: leading and trailing white space of a text that has a line break or a tab (PHP takes the line
	 * break after its closing tag). Finds the slots at the same time.
	 */
	public function read(): string {
		$open  = array();
		$html  = '';
		$from  = 0;

		while ( $this->next_token() ) {
			$type = $this->get_token_type();

			if ( '#text' === $type ) {
				// Rewritten once: the processor copies all of the HTML for each change.
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
