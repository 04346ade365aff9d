<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

defined( 'ABSPATH' ) || exit;

/** Does a piece of work in another language than the request's. */
final class LanguageSwitch {
	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T what the work returns; the language is put back even where it throws
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

	/** @return bool whether the locale changed, so that the caller owes a restore_previous_locale() */
	public static function start( ?Language $language ): bool {
		if ( null === $language || Language::from_locale( determine_locale() ) === $language ) {
			return false;
		}

		return switch_to_locale( $language->locale() );
	}
}
