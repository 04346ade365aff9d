<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms\Returned;

defined( 'ABSPATH' ) || exit;

/** Returns the state of a page's form after a post without JavaScript. */
interface FormStates {
	/**
	 * @param string                $form   its name
	 * @param array<string, string> $query  the page's query
	 * @param string                $anchor the id of the form's element: the fragment of the `pageUrl` that it posts
	 */
	public function state( string $form, array $query, string $anchor = '' ): FormState;
}
