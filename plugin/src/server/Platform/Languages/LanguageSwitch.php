<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

defined( 'ABSPATH' ) || exit;

/** Runs code in another language than the request's. */
final class LanguageSwitch {
	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T the result of the work; the language is restored even if it throws
	 */
	public static function in( Language $language, callable $work ): mixed {
		$switched = self::start( $language );

		try {
			return $work();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/** @return bool whether the locale changed, so that the caller must call restore_previous_locale() */
	public static function start( ?Language $language ): bool {
		if ( null === $language || Language::from_locale( determine_locale() ) === $language ) {
			return false;
		}

		return switch_to_locale( $language->locale() );
	}
}
