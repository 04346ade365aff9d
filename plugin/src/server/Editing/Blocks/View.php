<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use Closure;
use HvacBlocks\Editing\Blocks\Printing\Brackets;
use HvacBlocks\Editing\Blocks\Printing\PrintedView;
use HvacBlocks\Editing\Blocks\Printing\SlotHtml;
use LogicException;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a `view.php` the way React reads it: without the white space that makes a template legible, without a bracket that could be a shortcode, and
 * with slots that fit their parent elements.
 */
final class View {
	/** @var array<string, Closure> the functions of the view files used so far, by path */
	private array $views = array();

	public function __construct( private readonly string $parts_directory ) {}

	/**
	 * @param string                $file  path of a `view.php`
	 * @param array<string, mixed>  $props the view model
	 * @param array<string, string> $slots rich text by slot name, safe to print
	 * @param array<string, string> $inner HTML by slot name that WordPress rendered: printed unchanged
	 */
	public function render( string $file, array $props, array $slots = array(), array $inner = array() ): string {
		$names = array();
		$slot  = static function ( string $name ) use ( &$names ): void {
			// A comment is the placeholder until the view is read: the content keeps its own white space and brackets.
			echo '<!--slot ' . count( $names ) . '-->'; // phpcs:ignore WordPress.Security.EscapeOutput -- made of digits.
			$names[] = $name;
		};

		$printed = new PrintedView( $this->printed( $file, $props, $slot ) );
		$html    = Brackets::in_html( $printed->read() );
		$held    = array();

		foreach ( $names as $index => $name ) {
			// A block without inner blocks may have a text named `content`.
			$held[ "<!--slot $index-->" ] = isset( $slots[ $name ] ) ? SlotHtml::within( $printed->slots[ $index ], $slots[ $name ] ) : ( $inner[ $name ] ?? '' );
		}

		return strtr( $html, $held );
	}

	/**
	 * Prints a part of `ui/` on its own.
	 *
	 * @param array<string, mixed> $props
	 */
	public function part( string $part, array $props ): string {
		return $this->render( "{$this->parts_directory}/$part/view.php", $props );
	}

	/**
	 * Returns the output of a view that gets `$props`, `$text( … )`, which prints a text escaped, `$slot( name )` and `$ui( part, props )`.
	 *
	 * @param array<string, mixed>     $props
	 * @param callable( string ): void $slot
	 */
	private function printed( string $file, array $props, callable $slot ): string {
		$text = static function ( string $words ): void {
			echo text( $words ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		};
		// What `esc_attr()` returns to a view: see encoded().
		$attribute = static fn ( mixed $escaped, mixed $given ): mixed => is_string( $given ) && str_contains( $given, '&' ) ? encoded( $given ) : $escaped;

		add_filter( 'attribute_escape', $attribute, PHP_INT_MAX, 2 );
		ob_start();

		try {
			$this->print( $file, $props, $text, $slot );

			return (string) ob_get_contents();
		} finally {
			ob_end_clean();
			remove_filter( 'attribute_escape', $attribute, PHP_INT_MAX );
		}
	}

	/**
	 * @param array<string, mixed>     $props
	 * @param callable( string ): void $text
	 * @param callable( string ): void $slot
	 */
	private function print( string $file, array $props, callable $text, callable $slot ): void {
		$ui = function ( string $part, array $props ) use ( $text, $slot ): void {
			/** @var array<string, mixed> $props */
			$this->print( "{$this->parts_directory}/$part/view.php", $props, $text, $slot );
		};

		$this->views[ $file ] ??= self::read( $file );
		( $this->views[ $file ] )( $props, $text, $slot, $ui );
	}

	private static function read( string $file ): Closure {
		$view = require $file;

		return $view instanceof Closure ? $view : throw new LogicException( esc_html( "$file returns no function." ) );
	}
}
