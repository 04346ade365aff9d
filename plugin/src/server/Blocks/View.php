<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use HvacBlocks\Blocks\Printing\Brackets;
use HvacBlocks\Blocks\Printing\PrintedView;
use HvacBlocks\Blocks\Printing\SlotHtml;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a `view.php` the way React will read it: without the white space that makes a template legible, without a bracket that
 * could be a shortcode, and with slots that fit where they stand.
 */
final readonly class View {
	public function __construct( private string $parts_directory ) {}

	/**
	 * @param string                $file  path of a `view.php`
	 * @param array<string, mixed>  $props the view model
	 * @param array<string, string> $slots rich text by slot name, safe to print
	 * @param array<string, string> $inner HTML by slot name that WordPress rendered: printed as it is
	 */
	public function render( string $file, array $props, array $slots = array(), array $inner = array() ): string {
		$names = array();
		$slot  = static function ( string $name ) use ( &$names ): void {
			// A comment stands for the content until the view is read: the content's own white space and brackets stay.
			echo '<!--slot ' . count( $names ) . '-->'; // phpcs:ignore WordPress.Security.EscapeOutput -- made of digits.
			$names[] = $name;
		};

		$printed = new PrintedView( $this->printed( $file, $props, $slot ) );
		$html    = Brackets::in_html( $printed->read() );
		$held    = array();

		foreach ( $names as $index => $name ) {
			// A block without inner blocks may have a text of the name `content`.
			$held[ "<!--slot $index-->" ] = isset( $slots[ $name ] ) ? SlotHtml::within( $printed->slots[ $index ], $slots[ $name ] ) : ( $inner[ $name ] ?? '' );
		}

		return strtr( $html, $held );
	}

	/**
	 * What a file prints that is given `$props`, `$text( … )`, which prints a text escaped, `$slot( name )` and `$ui( part, props )`.
	 *
	 * @param array<string, mixed>     $props
	 * @param callable( string ): void $slot
	 */
	private function printed( string $file, array $props, callable $slot ): string {
		$ui = function ( string $name, array $props ) use ( $slot ): void {
			/** @var array<string, mixed> $props */
			echo $this->printed( "{$this->parts_directory}/$name/view.php", $props, $slot ); // phpcs:ignore WordPress.Security.EscapeOutput -- a view escapes what it prints.
		};

		$text = static function ( string $words ): void {
			echo text( $words ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		};

		ob_start();
		( static function () use ( $file, $props, $text, $slot, $ui ): void {
			require $file;
		} )();

		return (string) ob_get_clean();
	}
}
