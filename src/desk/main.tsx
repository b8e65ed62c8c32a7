import './styles/desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { DESK } from '#src/contracts/desk/addresses.ts';
import { queryClient } from './client/queries.ts';
import { App } from './shell/App.tsx';

const root = document.getElementById('desk');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router base={DESK}>
          <App />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  );
