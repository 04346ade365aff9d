<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Prints a `view.php` the way React will read it: without the white space that makes a template legible. */
final readonly class View {
	public function __construct( private string $parts_directory ) {}

	/**
	 * @param string                $file  path of a `view.php`
	 * @param array<string, mixed>  $props the view model
	 * @param array<string, string> $slots HTML by slot name, safe to print
	 */
	public function render( string $file, array $props, array $slots = array() ): string {
		$held = array();
		$slot = static function ( string $name ) use ( $slots, &$held ): void {
			// A comment stands for the content until the white space is dropped: the content's own stays.
			$mark          = '<!--slot ' . count( $held ) . '-->';
			$held[ $mark ] = $slots[ $name ] ?? '';
			echo $mark; // phpcs:ignore WordPress.Security.EscapeOutput -- made of digits.
		};

		return strtr( self::without_white_space( $this->printed( $file, $props, $slot ) ), $held );
	}

	/**
	 * @param array<string, mixed>     $props
	 * @param callable( string ): void $slot
	 */
	private function printed( string $file, array $props, callable $slot ): string {
		$ui = function ( string $name, array $props ) use ( $slot ): void {
			/** @var array<string, mixed> $props */
			echo $this->printed( "{$this->parts_directory}/$name/view.php", $props, $slot ); // phpcs:ignore WordPress.Security.EscapeOutput -- a view escapes what it prints.
		};

		ob_start();
		( static function () use ( $file, $props, $slot, $ui ): void {
			require $file;
		} )();

		return (string) ob_get_clean();
	}

	/** Drops what stands between tags for legibility alone: white space that has a line break or a tab (PHP takes the line break after its closing tag), at a text's ends. */
	private static function without_white_space( string $html ): string {
		$tokens = new class( $html ) extends WP_HTML_Tag_Processor {
			public function trim_texts(): string {
				while ( $this->next_token() ) {
					if ( '#text' === $this->get_token_type() ) {
						$text    = $this->get_modifiable_text();
						$trimmed = (string) preg_replace( '/^ *[\t\r\n]\s*| *[\t\r\n]\s*$/', '', $text );

						if ( $trimmed !== $text ) {
							$this->set_modifiable_text( $trimmed );
						}
					}
				}

				return $this->get_updated_html();
			}
		};

		return $tokens->trim_texts();
	}
}
