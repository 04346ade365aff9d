<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use Closure;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * The text of a page as the WordPress blocks with which an editor would have written it. The source is a subset of Markdown, in which a paragraph is one
 * line: headings (with `{#anchor}`), lists, tables, `**bold**`, `> notices`, links to pages of the demo site by their folder, `[SEER2](?what-is-seer)`
 * for a glossary term with a tooltip, and questions that begin with `??? Heading`.
 */
final readonly class DemoArticle {
	private const NOTICE = array(
		'style'           => array(
			'border'  => array(
				'radius' => '8px',
				'left'   => array(
					'color' => '#b42318',
					'width' => '4px',
				),
			),
			'spacing' => array(
				'padding' => array(
					'top'    => '1rem',
					'right'  => '1.25rem',
					'bottom' => '1rem',
					'left'   => '1.25rem',
				),
			),
		),
		'backgroundColor' => 'accent-5',
	);

	/**
	 * @param Closure(string): string $url        returns the address of a page, by its folder
	 * @param Closure(string): string $definition returns the definition of a glossary term, by the folder of its page
	 */
	public function __construct( private Closure $url, private Closure $definition ) {}

	/** @throws RuntimeException if a line is none of these */
	public function blocks( string $markdown ): string {
		[ $body, $questions ] = array_pad( preg_split( '/^\?\?\? */m', trim( $markdown ), 2 ) ?: array( '' ), 2, '' );
		$blocks               = array_map( $this->block( ... ), self::paragraphs( $body ) );

		return implode( "\n\n", array( ...$blocks, ...( '' === $questions ? array() : array( $this->questions( $questions ) ) ) ) );
	}

	private function block( string $lines ): string {
		return match ( true ) {
			1 === preg_match( '/^(##{1,2}) (.+?)(?: \{#([a-z0-9-]+)\})?$/D', $lines, $heading ) => $this->heading( strlen( $heading[1] ), $heading[2], $heading[3] ?? '' ),
			str_starts_with( $lines, '- ' ) => $this->items( $lines, '/^- /m', 'ul' ),
			str_starts_with( $lines, '1. ' ) => $this->items( $lines, '/^\d+\. /m', 'ol' ),
			str_starts_with( $lines, '> ' ) => $this->notice( $lines ),
			str_starts_with( $lines, '|' ) => $this->table( $lines ),
			1 === preg_match( '/^[#>?|`]|\n|<[a-z]/', $lines ) => throw new RuntimeException( esc_html( "The article has a line that is no block: {$lines}" ) ),
			default => "<!-- wp:paragraph -->\n<p>{$this->inline( $lines )}</p>\n<!-- /wp:paragraph -->",
		};
	}

	private function heading( int $level, string $text, string $anchor ): string {
		$id    = '' === $anchor ? '' : " id=\"$anchor\"";
		$space = 2 === $level ? 50 : 40;
		$saved = ( 2 === $level ? '{' : "{\"level\":$level," ) . "\"style\":{\"spacing\":{\"margin\":{\"top\":\"var:preset|spacing|$space\"}}}}";

		return "<!-- wp:heading $saved -->\n<h$level class=\"wp-block-heading\"$id style=\"margin-top:var(--wp--preset--spacing--$space)\">{$this->inline( $text )}</h$level>\n<!-- /wp:heading -->";
	}

	private function items( string $lines, string $mark, string $tag ): string {
		$items = array_map(
			fn ( string $item ): string => "<!-- wp:list-item -->\n<li>{$this->inline( trim( $item ) )}</li>\n<!-- /wp:list-item -->",
			array_slice( preg_split( $mark, $lines ) ?: array(), 1 )
		);
		$saved = 'ol' === $tag ? '{"ordered":true} ' : '';

		return "<!-- wp:list $saved-->\n<$tag class=\"wp-block-list\">" . implode( "\n\n", $items ) . "</$tag>\n<!-- /wp:list -->";
	}

	private function notice( string $lines ): string {
		$text  = $this->inline( (string) preg_replace( '/\n?^> /m', ' ', $lines ) );
		$saved = substr( serialize_block_attributes( self::NOTICE ), 1, -1 );
		$style = 'border-radius:8px;border-left-color:#b42318;border-left-width:4px;padding-top:1rem;padding-right:1.25rem;padding-bottom:1rem;padding-left:1.25rem';

		return "<!-- wp:group {{$saved},\"layout\":{\"type\":\"constrained\"}} -->\n<div class=\"wp-block-group has-accent-5-background-color has-background\" style=\"$style\"><!-- wp:paragraph -->\n<p>" . trim( $text ) . "</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->";
	}

	private function table( string $lines ): string {
		$rows = array_map( static fn ( string $line ): array => array_map( trim( ... ), array_slice( explode( '|', rtrim( $line, '| ' ) ), 1 ) ), explode( "\n", $lines ) );
		$head = $this->cells( $rows[0], 'th' );
		$body = implode( '', array_map( fn ( array $cells ): string => "<tr>{$this->cells( $cells, 'td' )}</tr>", array_slice( $rows, 2 ) ) );

		// Columns as wide as their words: equal ones would break words on a phone. A wider table scrolls within its column.
		return "<!-- wp:table {\"hasFixedLayout\":false} -->\n<figure class=\"wp-block-table\"><table><thead><tr>$head</tr></thead><tbody>$body</tbody></table></figure>\n<!-- /wp:table -->";
	}

	/** @param array<string> $cells */
	private function cells( array $cells, string $tag ): string {
		return implode( '', array_map( fn ( string $cell ): string => "<$tag>{$this->inline( $cell )}</$tag>", $cells ) );
	}

	private function questions( string $text ): string {
		[ $title, $rest ] = array_pad( explode( "\n", $text, 2 ), 2, '' );
		$items            = array();

		foreach ( array_slice( preg_split( '/^\? /m', $rest ) ?: array(), 1 ) as $item ) {
			[ $question, $answer ] = array_pad( explode( "\n", $item, 2 ), 2, '' );
			$blocks                = implode( "\n\n", array_map( $this->block( ... ), self::paragraphs( $answer ) ) );
			$items[]               = get_comment_delimited_block_content( 'hvac-blocks/faq-item', array( 'question' => htmlspecialchars( trim( $question ), ENT_NOQUOTES ) ), "\n$blocks\n" );
		}

		return get_comment_delimited_block_content( 'hvac-blocks/faq', array( 'title' => htmlspecialchars( trim( $title ), ENT_NOQUOTES ), 'style' => array( 'spacing' => array( 'margin' => array( 'top' => 'var:preset|spacing|50' ) ) ) ), "\n" . implode( "\n\n", $items ) . "\n" );
	}

	/** As the editor writes it: no-break spaces, which French often uses, as named entities. */
	private function inline( string $text ): string {
		$html = str_replace( "\u{a0}", '&nbsp;', htmlspecialchars( $text, ENT_NOQUOTES ) );
		$html = (string) preg_replace( '/\*\*(.+?)\*\*/', '<strong>$1</strong>', $html );

		return (string) preg_replace_callback(
			'/\[([^\]]+)\]\((\??)([^)\s]+)\)/',
			fn ( array $link ): string => '' === $link[2] ? $this->link( $link[1], $link[3] ) : $this->term( $link[1], $link[3] ),
			$html
		);
	}

	private function link( string $words, string $target ): string {
		[ $page, $anchor ] = array_pad( explode( '#', $target, 2 ), 2, '' );

		return '<a href="' . ( $this->url )( $page ) . ( '' === $anchor ? '' : "#$anchor" ) . "\">$words</a>";
	}

	private function term( string $words, string $page ): string {
		return '<dfn class="hvac-tooltip-term" data-hvac-tooltip="' . htmlspecialchars( ( $this->definition )( $page ), ENT_COMPAT ) . "\">$words</dfn>";
	}

	/** @return list<string> the text between empty lines; a heading may be directly above its text */
	private static function paragraphs( string $markdown ): array {
		$parts = preg_split( '/\n\s*\n/', (string) preg_replace( '/^(##.*)$/m', "\n$1\n", $markdown ) );

		return array_values( array_filter( array_map( trim( ... ), false === $parts ? array() : $parts ), static fn ( string $part ): bool => '' !== $part ) );
	}
}
