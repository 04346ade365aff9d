<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use Error;
use HvacBlocks\Platform\Languages\Text;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Describes a destination's failure to an administrator. The message of an error of unknown origin is left out: it may quote the visitor's input.
 */
final readonly class Breakdown {
	public static function words( Throwable $error ): string {
		$function = self::missing_function( $error );

		return match ( true ) {
			'mail' === $function    => __( 'This server does not let PHP send email: the function mail() is turned off. Ask your host to turn it on, or send email through an SMTP plugin.', 'hvac-blocks' ),
			'wp_mail' === $function => __( 'WordPress cannot send email on this site: its function wp_mail() is missing. Look for a plugin that replaces it.', 'hvac-blocks' ),
			/* translators: {function} is the name of a PHP function. */
			'' !== $function        => Text::fill( __( 'This server lacks the PHP function {function}(), or has it turned off. Ask your host to turn it on.', 'hvac-blocks' ), array( 'function' => $function ) ),
			/* translators: {place} is a file with a line, such as "plugins/crm/send.php:12". */
			default                 => Text::fill( __( 'An error in the code at {place} stopped it. Ask its author, or turn that plugin off.', 'hvac-blocks' ), array( 'place' => self::place( $error ) ) ),
		};
	}

	private static function missing_function( Throwable $error ): string {
		return $error instanceof Error && 1 === preg_match( '/^Call to undefined function (?:[\\\\\w]*\\\\)?(\w+)\(\)/', $error->getMessage(), $found ) ? strtolower( $found[1] ) : '';
	}

	/** The file relative to wp-content or WordPress, and the line. */
	private static function place( Throwable $error ): string {
		$file = wp_normalize_path( $error->getFile() );

		foreach ( array( WP_CONTENT_DIR, ABSPATH ) as $folder ) {
			$folder = trailingslashit( wp_normalize_path( $folder ) );

			if ( str_starts_with( $file, $folder ) ) {
				return substr( $file, strlen( $folder ) ) . ':' . $error->getLine();
			}
		}

		return basename( $file ) . ':' . $error->getLine();
	}
}
